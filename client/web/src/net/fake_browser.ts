// What the modules of the page look for where they are loaded; a test imports it before them.

import { vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { baseURI: 'http://127.0.0.1:1/' });
vi.stubGlobal('WebSocket', { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no server here.')));
