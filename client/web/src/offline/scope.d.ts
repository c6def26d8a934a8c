// What a service worker sees. TypeScript has these types in a library that cannot be had beside the DOM's.

declare const __FILES__: string[];
declare const __VERSION__: string;

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskingEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface TellingEvent extends LastingEvent {
  readonly data: unknown;
}
interface OpenPage {
  readonly url: string;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: AskingEvent) => void): void;
  addEventListener(name: 'message', listener: (event: TellingEvent) => void): void;
}
