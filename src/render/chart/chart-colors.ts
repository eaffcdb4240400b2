import type { Theme } from "../layout.ts";

// Told apart also by people who see few colours, and of one strength.
const others = ["E08A2E", "3C9D7A", "7C62B3", "C8504B", "4FA3C7", "A3862A", "C46FA0", "6B7A8F", "2F6DB5"];

/** The accent first, then others that are not like it; hexadecimal without #. */
export function chartColors(theme: Theme, count: number): string[] {
  const { accent } = theme.colors;
  const wheel = [accent, ...others.filter((color) => distance(color, accent) > 70)];
  return Array.from({ length: count }, (_, index) => {
    const color = wheel[index % wheel.length] ?? accent;
    return mix(color, "FFFFFF", Math.min(0.6, 0.3 * Math.floor(index / wheel.length)));
  });
}

/** Black or white, whichever is read better on it. */
export function textOn(color: string): string {
  const [red, green, blue] = channels(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? "1A1A1A" : "FFFFFF";
}

export function mix(color: string, other: string, share: number): string {
  const second = channels(other);
  return channels(color)
    .map((value, index) => Math.round(value * (1 - share) + (second[index] ?? 0) * share))
    .map((value) => value.toString(16).padStart(2, "0").toUpperCase())
    .join("");
}

function distance(one: string, two: string): number {
  const second = channels(two);
  return Math.hypot(...channels(one).map((value, index) => value - (second[index] ?? 0)));
}

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
