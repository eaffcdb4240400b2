/** Folders and files that programs leave behind; nobody means them when they name a folder. */
const left = new Set([
  ...["node_modules", "bower_components", "__pycache__", "__macosx"],
  ...["$recycle.bin", "system volume information", "lost+found"],
  ...["thumbs.db", "ehthumbs.db", "desktop.ini", "icon\r"],
  "dossier.config.json",
]);
/** Locks of office programs, and what an editor, a browser or a download has not finished. */
const unfinished = /^~\$|^\.~lock\.|\.(?:tmp|temp|part|partial|crdownload|download|swp|swo)$|~$/i;

/** Why a name inside a folder is passed over; undefined where it is not. */
export function skipName(name: string): "hidden" | "ignored" | undefined {
  if (name.startsWith(".")) return "hidden";
  return left.has(name.toLowerCase()) || unfinished.test(name) ? "ignored" : undefined;
}
