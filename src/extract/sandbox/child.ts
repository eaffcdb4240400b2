/** Where a process of the sandbox begins. */
import { formats } from "../formats.ts";
import { readDocument } from "../read-document.ts";
import { serveJobs } from "./serve-jobs.ts";

serveJobs((job, outlet) => readDocument(job, { outlet, formats }));
