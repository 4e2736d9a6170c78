/** A device that tells of news, switched on and off in the settings of notifications. */
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
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
