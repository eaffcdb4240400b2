import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import type { RoundTrail } from "../live/trail.ts";

const near = 80;

/** A round that the reader began is brought to the top; growing text is followed only while the reader is at its end. */
export function useScrolling(column: RefObject<HTMLElement | null>, rounds: readonly RoundTrail[]): void {
  const isFollowing = useRef(false);
  const known = useRef(0);
  useEffect(() => {
    const own = column.current;
    if (own === null) return undefined;
    const onScroll = () => {
      const isAtEnd = own.scrollHeight - own.scrollTop - own.clientHeight < near;
      isFollowing.current = isAtEnd && own.scrollHeight > own.clientHeight + near;
    };
    own.addEventListener("scroll", onScroll, { passive: true });
    return () => own.removeEventListener("scroll", onScroll);
  }, [column]);
  useLayoutEffect(() => {
    const own = column.current;
    if (own === null) return;
    const count = rounds.length;
    const isNew = known.current > 0 && count > known.current;
    known.current = count;
    if (isNew) own.querySelector(`[data-round="${count}"]`)?.scrollIntoView({ block: "start" });
    else if (isFollowing.current) own.scrollTop = own.scrollHeight;
  }, [column, rounds]);
}
