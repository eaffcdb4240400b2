import type { ChartBlock } from "../layout.ts";

/** A pie of Office shows one series: further ones get a pie of their own, under their name. */
export function splitPies(block: ChartBlock): ChartBlock[] {
  if (block.chart !== "pie" || block.series.length < 2) return [block];
  return block.series.map((series, index) => {
    const title = [block.title ?? "", series.name].filter((text) => text !== "").join(": ");
    const isLast = index === block.series.length - 1;
    const { title: _all, ...rest } = block;
    return {
      ...{ ...rest, series: [series], citations: isLast ? block.citations : [] },
      ...(title !== "" && { title }),
    };
  });
}
