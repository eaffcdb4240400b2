import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import type { Picture } from "../layout.ts";
import type { SceneLabel, Mark, Scene } from "./scene.ts";
import { wedgePath } from "./to-svg.ts";

const factor = 2;

// Own names, so that fonts of the machine do not change the picture.
const fonts = [
  ["Dossier Chart", "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"],
  ["Dossier Chart", "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"],
  ["Dossier Chart Arabic", "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"],
  ["Dossier Chart Arabic", "@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf"],
  ["Dossier Chart Hebrew", "@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf"],
  ["Dossier Chart Hebrew", "@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf"],
  ["Dossier Chart Symbols", "@expo-google-fonts/noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf"],
] as const;

// The painter's reading of SVG shows boxes for letters beyond ASCII: the drawing is painted itself.
export async function toPng(scene: Scene): Promise<Picture> {
  registerFonts();
  const [width, height] = [scene.width * factor, Math.round(scene.height * factor)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.scale(factor, factor);
  context.fillStyle = "#FFFFFF";
  context.fillRect(0, 0, scene.width, scene.height);
  context.lineJoin = "round";
  context.lineCap = "round";
  for (const mark of scene.marks) paint(context, mark);
  return { bytes: new Uint8Array(await canvas.encode("png")), mediaType: "image/png", width, height };
}

function registerFonts(): void {
  if (GlobalFonts.has("Dossier Chart Symbols")) return;
  const require = createRequire(import.meta.url);
  for (const [name, file] of fonts) GlobalFonts.registerFromPath(require.resolve(file), name);
}

function paint(context: SKRSContext2D, mark: Mark): void {
  switch (mark.kind) {
    case "rect":
      context.fillStyle = `#${mark.fill}`;
      context.fillRect(mark.x, mark.y, mark.width, mark.height);
      return;
    case "polyline":
      context.strokeStyle = `#${mark.stroke}`;
      context.lineWidth = mark.width;
      context.beginPath();
      for (const [x, y] of mark.points) context.lineTo(x, y);
      context.stroke();
      return;
    case "dot":
      context.fillStyle = `#${mark.fill}`;
      context.beginPath();
      context.arc(mark.x, mark.y, mark.radius, 0, 2 * Math.PI);
      context.fill();
      return;
    case "wedge": {
      const path = new Path2D(wedgePath(mark));
      context.fillStyle = `#${mark.fill}`;
      context.fill(path);
      context.strokeStyle = "#FFFFFF";
      context.lineWidth = 1.5;
      context.stroke(path);
      return;
    }
    case "label":
      paintText(context, mark);
  }
}

function paintText(context: SKRSContext2D, mark: SceneLabel): void {
  const families = ["", " Arabic", " Hebrew", " Symbols"].map((script) => `"Dossier Chart${script}"`);
  context.save();
  context.translate(mark.x, mark.y);
  context.rotate(((mark.turn ?? 0) * Math.PI) / 180);
  context.font = `${mark.bold === true ? "bold " : ""}${mark.size}px ${families.join(", ")}, sans-serif`;
  context.fillStyle = `#${mark.fill}`;
  context.direction = mark.dir;
  context.textAlign = mark.anchor === "middle" ? "center" : mark.anchor;
  context.fillText(mark.text, 0, 0);
  context.restore();
}
