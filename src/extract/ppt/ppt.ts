import { Failure } from "../../model/failure.ts";
import { openOle } from "../decrypt/open-ole.ts";
import type { OleFile } from "../decrypt/open-ole.ts";
import { oneLine } from "../one-line.ts";
import { findObjects } from "./find-objects.ts";
import { listSlides } from "./list-slides.ts";
import type { OldSlide } from "./list-slides.ts";
import { numberAt } from "./records.ts";
import type { Hidden, NewPart, Reader } from "../reader.ts";
import { toBbox } from "../reading-order.ts";

const encryptedToken = 0xf3d1c4df;

/** Presentations of PowerPoint 97 to 2003: their text, notes and comments. */
export const readPpt: Reader = async ({ source, sink }) => {
  const { fileName } = source;
  const ole = await openOle(source.path, fileName);
  const { stream, currentUser } = streamsOf(ole, fileName);
  if ((ole.stream("Pictures")?.length ?? 0) > 0)
    sink.warn(
      "pictures-left-out",
      `The pictures of ${fileName} were not read; save it as .pptx to have them.`,
    );
  let number = 0;
  let parts = 0;
  for (const slide of listSlides(findObjects(stream, currentUser))) {
    number += 1;
    for (const part of toParts(slide, number)) {
      await sink.part(part);
      parts += 1;
    }
    sink.progress(number);
  }
  if (number === 0)
    throw new Failure(
      "corrupt",
      `${fileName} is damaged: no slides were found in it. Save it as .pptx and send that.`,
    );
  if (parts === 0) throw new Failure("empty", `${fileName} has no text on its slides.`);
};

function streamsOf(ole: OleFile, fileName: string) {
  const stream = ole.stream("PowerPoint Document");
  const currentUser = ole.stream("Current User");
  if (stream === undefined || currentUser === undefined)
    throw new Failure(
      "unsupported",
      `${fileName} is not a presentation of PowerPoint 97 or later. Save it as .pptx and send that.`,
    );
  if (numberAt(currentUser, 12) === encryptedToken || ole.stream("EncryptedSummary") !== undefined)
    throw new Failure(
      "password_required",
      `${fileName} is protected with a password. Save it without the password, best as .pptx, and send it again.`,
    );
  return { stream, currentUser };
}

function toParts({ texts, notes, comments, hidden }: OldSlide, number: number): NewPart[] {
  const named = texts.find((text) => text.title);
  const title = named && oneLine(named.text);
  const said = [
    ...texts.map(({ text, title: isTitle, box }) => ({ text, isTitle, box, by: undefined })),
    ...notes.map((text) => ({ text, isTitle: false, box: undefined, by: "notes" as const })),
    ...comments.map((text) => ({ text, isTitle: false, box: undefined, by: "comment" as const })),
  ];
  return said.map(({ text, isTitle, box, by }) => {
    const hiddenBy: Hidden | undefined = hidden ? "slide" : by;
    return {
      type: "text",
      text,
      ...(title === undefined || isTitle ? {} : { heading: [title] }),
      ...(hiddenBy === undefined ? {} : { hidden: hiddenBy }),
      position: { slide: number, ...(box === undefined ? {} : { bbox: toBbox(box) }) },
    };
  });
}
