import { type ChildProcess, spawn } from "node:child_process";
import { access, constants, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure } from "../../model/failure.ts";

export interface OfficeRequest {
  path: string;
  /** For messages. */
  fileName: string;
  to: "docx" | "pptx" | "pdf";
  /** Empty and ours alone: profile and result go there. */
  folder: string;
  signal?: AbortSignal;
}

export interface OfficeOptions {
  candidates?: readonly string[];
  mostSeconds?: number;
}

const usualPlaces = [
  "/usr/bin/soffice",
  "/usr/lib/libreoffice/program/soffice",
  "/usr/local/bin/soffice",
  "/opt/libreoffice/program/soffice",
  "/snap/bin/libreoffice",
  "/Applications/LibreOffice.app/Contents/MacOS/soffice",
  "C:\\Program Files\\LibreOffice\\program\\soffice.exe",
];

/** Where LibreOffice is installed, by a fixed list: never from a search path that others can change. */
export async function findOffice(candidates: readonly string[] = usualPlaces): Promise<string | undefined> {
  for (const candidate of candidates) {
    const there = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (there) return candidate;
  }
  return undefined;
}

/** A file of an old format as one of a newer format, by LibreOffice where it is installed. Gives the new path. */
export async function convertWithOffice(
  request: OfficeRequest,
  options: OfficeOptions = {},
): Promise<string> {
  const { fileName, folder } = request;
  const office = await findOffice(options.candidates);
  if (office === undefined)
    throw new Failure(
      "unsupported",
      `${fileName} is of an old format that only LibreOffice converts, which is not installed. Save it as .${request.to} and send that.`,
    );
  await writeProfile(folder);
  const out = join(folder, "out");
  await mkdir(out, { recursive: true });
  await runOffice(office, { ...request, out }, options.mostSeconds ?? 120);
  const [result] = await readdir(out);
  if (result === undefined)
    throw new Failure(
      "corrupt",
      `${fileName} could not be converted by LibreOffice: it is damaged. Send it again.`,
    );
  return join(out, result);
}

/** No macros, no active content, nothing fetched that a document links to. */
async function writeProfile(folder: string): Promise<void> {
  const scripting = "/org.openoffice.Office.Common/Security/Scripting";
  const items = [
    ["MacroSecurityLevel", "3"],
    ["DisableMacrosExecution", "true"],
    ["DisableActiveContent", "true"],
    ["BlockUntrustedRefererLinks", "true"],
  ].map(
    ([name, value]) =>
      `<item oor:path="${scripting}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  const user = join(folder, "profile", "user");
  await mkdir(user, { recursive: true });
  await writeFile(
    join(user, "registrymodifications.xcu"),
    `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">${items.join("")}</oor:items>`,
  );
}

function runOffice(
  office: string,
  request: OfficeRequest & { out: string },
  mostSeconds: number,
): Promise<void> {
  const { path, fileName, to, folder, out, signal } = request;
  const profile = pathToFileURL(join(folder, "profile")).href;
  const modes = ["--headless", "--norestore", "--nologo", "--nodefault", "--nolockcheck"];
  const child = spawn(
    office,
    [`-env:UserInstallation=${profile}`, ...modes, "--convert-to", to, "--outdir", out, path],
    // Its own process group, since the program starts others that outlive it; a proxy nobody serves, so that nothing is fetched.
    {
      cwd: folder,
      detached: true,
      stdio: "ignore",
      env: {
        HOME: folder,
        LANG: "C.UTF-8",
        PATH: "/usr/bin:/bin",
        http_proxy: nowhere,
        https_proxy: nowhere,
      },
    },
  );
  return new Promise((resolve, reject) => {
    const stop = (failure: unknown) => {
      endGroup(child);
      reject(failure);
    };
    const late = () =>
      stop(
        new Failure(
          "timeout",
          `LibreOffice did not convert ${fileName} in ${mostSeconds} s; it was stopped.`,
        ),
      );
    const timer = setTimeout(late, mostSeconds * 1_000);
    const aborted = () => stop(signal?.reason);
    signal?.addEventListener("abort", aborted, { once: true });
    child.on("error", (cause) => {
      clearTimeout(timer);
      reject(new Failure("unsupported", `LibreOffice could not be started for ${fileName}.`, { cause }));
    });
    child.on("close", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", aborted);
      endGroup(child);
      resolve();
    });
  });
}

const nowhere = "http://127.0.0.1:9";
const taskkill = String.raw`C:\Windows\System32\taskkill.exe`;

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === "win32") {
    // there are no groups: the tree is ended, as long as its root lives
    if (exitCode === null) spawn(taskkill, ["/pid", String(pid), "/T", "/F"], { stdio: "ignore" }).unref();
    return;
  }
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group is gone already.
  }
}
