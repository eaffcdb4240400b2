import type { LiveLine } from "./live-line.ts";
import { fitColumns } from "./terminal.ts";
import type { Screen } from "./terminal.ts";

/** Lines that stay, and below them one that is written over. */
export interface LineWriter {
  isLive: boolean;
  /** A line of its own, above the live one. */
  say(line: string): void;
  /** The live line; nothing where there is no terminal. */
  draw(line: LiveLine): void;
  erase(): void;
}

const eraseLine = "\r\u001b[K";

export function createLineWriter(screen: Screen, quiet: boolean): LineWriter {
  let shown = "";
  const isLive = screen.isLive && !quiet;
  const erase = () => {
    if (shown !== "") screen.write(eraseLine);
    shown = "";
  };
  return {
    isLive,
    erase,
    say(line) {
      if (quiet) return;
      erase();
      screen.write(`${colour(line, screen)}\n`);
    },
    draw({ doing, place, costs, time }) {
      if (!isLive || doing === "") return;
      const most = Math.max(20, screen.columns() - 1);
      const tell = (details: readonly string[]) => ` · ${details.join(" · ")}`;
      const whole = tell([...place, ...costs, time]);
      const shorter = [tell([...place, time]), tell(place.slice(0, 1)), tell([time])];
      const fits = (rest: string) => rest.length <= (most * 3) / 5;
      const rest = doing.length + whole.length <= most ? whole : (shorter.find(fits) ?? "");
      const head = fitColumns(doing, Math.max(Math.ceil(most / 3), most - rest.length));
      const tail = fitColumns(rest, Math.max(1, most - head.length));
      const line = `${screen.style("cyan", head)}${screen.style("dim", tail)}`;
      if (line === shown) return;
      screen.write(`${eraseLine}${line}`);
      shown = line;
    },
  };
}

function colour(line: string, { style }: Screen): string {
  if (line.startsWith("  ✗")) return style("red", line);
  return line.startsWith("! ") || line.startsWith("↻") ? style("yellow", line) : line;
}
