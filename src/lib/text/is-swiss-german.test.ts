import { expect, test } from "vitest";
import { isSwissGerman } from "./is-swiss-german.ts";

test.each(["Chasch mer das zämefasse", "Was isch i däm Text gschribe", "Hoi, hesch du das gseh"])(
  "knows Swiss German: %s",
  (text) => {
    expect(isSwissGerman(text.split(" "))).toBe(true);
  },
);

test.each(["Kannst du mir das zusammenfassen", "Merci pour le budget", "Can you send no more", ""])(
  "does not take others for it: %s",
  (text) => {
    expect(isSwissGerman(text.split(" "))).toBe(false);
  },
);
