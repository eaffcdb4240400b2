const gap = 6;
const edge = 8;

/** Puts a popover under what it belongs to, or above it where there is no room, and inside the window. */
export function placeBeside(popover: HTMLElement, anchor: DOMRect): void {
  const { width, height } = popover.getBoundingClientRect();
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - height;
  const top =
    below + height > innerHeight - edge && above > edge
      ? above
      : Math.min(below, Math.max(edge, innerHeight - height - edge));
  const left = Math.max(edge, Math.min(anchor.left, innerWidth - width - edge));
  popover.style.top = `${top}px`;
  popover.style.left = `${left}px`;
}
