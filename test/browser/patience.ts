import { vi } from "vitest";

// a browser, a server and their neighbours share two cores: a slow machine is no defect
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
