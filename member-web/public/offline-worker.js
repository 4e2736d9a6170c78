/*
 * Ends the worker that kept the e-card’s files before there was one for everything (service-worker.js). A device that has it asks here for a newer
 * one, and would go on showing the card’s old page else.
 */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()))
