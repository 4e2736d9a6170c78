/** A device that tells of news, switched on and off in the settings of notifications. */
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import { menuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { startPushServiceDouble, type PushServiceDouble } from '../support/push-service-double.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
const { device } = notificationTexts.push
let browser: Browser
let service: PushServiceDouble
beforeAll(async () => {
  browser = await launchBrowser()
  service = await startPushServiceDouble()
})
afterAll(async () => {
  await browser.close()
  await service.close()
})

test('a member has this device tell them of news, and ends that again', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin, { serviceWorkers: 'allow' })
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  // A browser without a window lets nobody be told.
  const panel = await openSettings(page)
  await panel.getByText(device.states.denied).waitFor()

  await allowAndSubscribe(context, service.newBrowser('phone'))
  await openSettings(page)
  await panel.getByText(device.states.off).waitFor()
  await page.route('**/push-subscriptions', (route) => route.abort(), { times: 1 })
  await panel.getByRole('button', { name: device.switchOn }).click()
  await panel.getByText(device.failed).waitFor()
  await panel.getByRole('button', { name: device.switchOn }).click()
  await panel.getByText(device.states.on).waitFor()
  await lookAt(page, bothWidths, 'notification-device')
  await panel.getByRole('button', { name: device.switchOff }).click()
  await panel.getByText(device.states.off).waitFor()
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
  await context.close()
})

async function openSettings(page: Page): Promise<Locator> {
  await page.goto('/app/profile?show=notifications')
  await page.getByRole('button', { name: notificationTexts.preferences.open }).click()
  return page.getByRole('region', { name: device.title })
}

/** The person's yes, and the browser's maker, are doubles: no browser of a test reaches the real one. */
async function allowAndSubscribe(
  context: BrowserContext,
  subscription: ReturnType<PushServiceDouble['newBrowser']>,
): Promise<void> {
  await context.addInitScript((sent) => {
    let subscribed: PushSubscription | null = null
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.getSubscription = async () => subscribed
    PushManager.prototype.subscribe = async () => {
      subscribed = {
        ...sent,
        toJSON: () => sent,
        unsubscribe: async () => {
          subscribed = null
          return true
        },
      } as unknown as PushSubscription
      return subscribed
    }
  }, subscription)
}

test('a device whose person logs out without a network tells them of no more news', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin, { serviceWorkers: 'allow' })
  await subscribeByScope(context, [service.newBrowser('left')])
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  const panel = await openSettings(page)
  await panel.getByText(device.states.off).waitFor()
  await panel.getByRole('button', { name: device.switchOn }).click()
  await panel.getByText(device.states.on).waitFor()
  const subscribed = () => page.evaluate(() => localStorage.getItem('subscribed /'))
  expect(await subscribed()).not.toBeNull()
  // The menu comes once the page stands.
  await page.goto('/app')
  await page.getByRole('button', { name: shellTexts.openMenu }).click()
  const logOut = page.getByRole('button', { name: menuTexts.logOut })
  await logOut.waitFor()
  await context.setOffline(true)
  await logOut.click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(subscribed).toBeNull()
  await context.close()
})

/** In the release before there was one worker for everything: the e-card's, and that of push messages. The scopes are what a device knows them by. */
const earlierScopes = ['/app', '/push/']

test('a device of the time with two workers loses both at its next opening, and goes on telling of news', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin, { serviceWorkers: 'allow' })
  await subscribeByScope(context, [service.newBrowser('earlier'), service.newBrowser('moved')])
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  const panel = await openSettings(page)
  await panel.getByText(device.states.off).waitFor()
  await panel.getByRole('button', { name: device.switchOn }).click()
  await panel.getByText(device.states.on).waitFor()
  // As that release has left it: the subscription with a worker of its own, and files in a cache of the e-card's.
  await page.goto('/healthz')
  await page.evaluate(async (scopes) => {
    const subscribed = localStorage.getItem('subscribed /') ?? ''
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
    for (const scope of scopes) await navigator.serviceWorker.register('/service-worker.js', { scope })
    await caches.open('member-care.portal.earlier')
    localStorage.setItem('subscribed /push/', subscribed)
  }, earlierScopes)

  await page.goto('/app')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(registeredScopes)).toEqual(['/'])
  const names = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('portal')))
  await expect.poll(names).toEqual([])
  const subscribed = () =>
    page.evaluate(() => [localStorage.getItem('subscribed /'), localStorage.getItem('subscribed /push/')])
  await expect.poll(subscribed).toEqual([expect.stringContaining('/moved'), null])
  await openSettings(page)
  await panel.getByText(device.states.on).waitFor()
  await context.close()
})

/** Runs in the page. */
async function registeredScopes(): Promise<readonly string[]> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  return registrations.map(({ scope }) => new URL(scope).pathname).sort()
}

/** The browser's subscriptions, of which each belongs to a worker and ends with it; kept over a reload. @param subscriptions one after the other */
async function subscribeByScope(
  context: BrowserContext,
  subscriptions: readonly ReturnType<PushServiceDouble['newBrowser']>[],
): Promise<void> {
  await context.addInitScript((coming) => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Notification.requestPermission = async () => 'granted'
    const keyOf = ({ scope }: ServiceWorkerRegistration) => `subscribed ${new URL(scope).pathname}`
    const asSubscription = (registration: ServiceWorkerRegistration) => {
      const text = localStorage.getItem(keyOf(registration))
      if (text === null) return null
      const sent = JSON.parse(text) as (typeof coming)[number]
      const unsubscribe = async () => {
        localStorage.removeItem(keyOf(registration))
        return true
      }
      return { ...sent, toJSON: () => sent, unsubscribe }
    }
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
      get(this: ServiceWorkerRegistration) {
        return {
          getSubscription: async () => asSubscription(this),
          subscribe: async () => {
            const number = Number(localStorage.getItem('subscriptions') ?? '0')
            localStorage.setItem('subscriptions', String(number + 1))
            localStorage.setItem(keyOf(this), JSON.stringify(coming[number]))
            return asSubscription(this)
          },
        }
      },
    })
    const unregister = Object.getOwnPropertyDescriptor(ServiceWorkerRegistration.prototype, 'unregister')
      ?.value as () => Promise<boolean>
    ServiceWorkerRegistration.prototype.unregister = function (this: ServiceWorkerRegistration) {
      localStorage.removeItem(keyOf(this))
      return unregister.call(this)
    }
  }, subscriptions)
}
