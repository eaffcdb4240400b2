import { toRequests } from "./office-request.ts";

export const lettersEnglish = toRequests({ language: "en", heldOut: false }, [
  {
    id: "l-studio-parents",
    kind: "draft",
    files: ["own/dance-studio-move-thread.eml"],
    message:
      "Write an email to the parents of our pupils: on which day we move to Canal Street and when the first lesson in the new studio is.",
    facts: [
      ["20 July", "July 20"],
      ["31 August", "August 31"],
    ],
    nearMisses: ["8 July", "6 July"],
  },
  {
    id: "l-studio-teachers",
    kind: "draft",
    files: ["own/dance-studio-move-thread.eml"],
    message:
      "Please draft a note to the teachers about the move. It should say what time the removal crew arrives, what has to be done with the mirrors and what the wifi password in Canal Street is.",
    facts: [["7.30 am", "7:30"], "off the walls"],
    nearMisses: ["4.15 pm", "0555 104 220"],
  },
  {
    id: "l-copier-compare",
    kind: "compare",
    files: ["own/copier-lease-offers.md"],
    message: "Compare the two copier offers: monthly rent, term and price of a colour page.",
    facts: [86, 79.5, "48 months", "60 months", "5.2p", "4.4p"],
  },
  {
    id: "l-copier-service",
    kind: "follow-up",
    files: ["own/copier-lease-offers.md"],
    message: "How many pages a month are included with Brackley?",
    next: "And with Tollgate?",
    facts: [500],
    nearMisses: ["1,000", "1,400"],
  },
  {
    id: "l-orchard-decisions",
    kind: "summarize",
    files: ["own/orchard-society-minutes.txt"],
    message: "Summarise what the committee decided.",
    facts: [["2,350", "hydraulic press"], ["25 pounds"]],
  },
  {
    id: "l-orchard-stallholders",
    kind: "draft",
    files: ["own/orchard-society-minutes.txt"],
    message:
      "Write a short letter to last year's stallholders with the date of Apple Day, what a stall costs for non-members and until when they can book. In Word please.",
    facts: [["11 October"], "30 pounds", ["4 September"]],
    nearMisses: ["14 July", "26 June"],
    formats: ["docx"],
  },
]);
