import { vi } from 'vitest';

/** Gives Vitest the name of Jest, which auth-js's tests call. */
Object.assign(globalThis, { jest: vi });
