/** Where the process that makes pages begins. */
import { serveJobs } from "./serve-jobs.ts";

serveJobs();
