import "react";

declare module "react" {
  // custom properties are set by the style of an element, which a strict policy allows
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
