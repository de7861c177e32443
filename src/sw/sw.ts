import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

const files = self.__WB_MANIFEST;
precacheAndRoute(files);
cleanupOutdatedCaches();

// Every address under the scope is the app; a link with a query must open offline too.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/\/robots\.txt$/] }));

/** What is not stored at once but from its first use on. */
const LATER = 'used-once';

// The reader of QR codes, which few browsers need: the one of this version is kept, and none before it.
registerRoute(
  ({ url }) => /\/assets\/decode-[\w-]+\.js$/.test(url.pathname),
  async ({ request }) => {
    const cache = await caches.open(LATER);
    const kept = await cache.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) {
      for (const older of await cache.keys()) await cache.delete(older);
      await cache.put(request, response.clone());
    }
    return response;
  },
);

// A page opened before the first worker was ready gets its later parts from the cache as well.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

// A new version waits until the player asks for it: never in the middle of a turn.
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'HAS_ALL_FILES') {
    event.waitUntil(hasAllFiles().then((all) => event.ports[0]?.postMessage(all)));
  }
});

/** Whether everything is still there: a browser short of room may have thrown it away since. */
async function hasAllFiles(): Promise<boolean> {
  const urls = files.map((file) => (typeof file === 'string' ? file : file.url));
  const found = await Promise.all(urls.map((url) => matchPrecache(url).catch(() => undefined)));
  return found.every((response) => response !== undefined);
}
