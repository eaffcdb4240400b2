import { useEffect, useRef, useState } from "react";

/** Files dropped anywhere on the window; says whether something hovers over it. */
export function useDropZone(onFiles: (files: FileList) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handler = useRef(onFiles);
  handler.current = onFiles;
  useEffect(() => {
    let depth = 0;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const onLeave = () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const onOver = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      handler.current(event.dataTransfer.files);
    };
    addEventListener("dragenter", onEnter);
    addEventListener("dragleave", onLeave);
    addEventListener("dragover", onOver);
    addEventListener("drop", onDrop);
    return () => {
      removeEventListener("dragenter", onEnter);
      removeEventListener("dragleave", onLeave);
      removeEventListener("dragover", onOver);
      removeEventListener("drop", onDrop);
    };
  }, []);
  return isOver;
}
