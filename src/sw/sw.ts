import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every address under the scope is the app; a link with a query must open offline too.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/\/robots\.txt$/] }));

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
});
