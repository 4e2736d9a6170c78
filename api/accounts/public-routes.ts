/** What anybody may ask before signing in (S07). */
import { readFileSync } from 'node:fs'
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import { cardWays } from '@member-care/domain/card/card-way.ts'
import { loginIdTypes } from '@member-care/projections/users/sign-in-query.ts'
import { z } from 'zod'
import { strictRateLimit } from '../http/rate-limits.ts'
import type { Routes } from '../http/parts.ts'
import { countryCodes } from './country-codes.ts'
import { createLaunchMessageReader } from './launch-message-address.ts'
import { launchMessageSchema, readLaunchMessage } from './launch-message.ts'

const named = { n: z.string(), c: z.string() }
const launchSchema = z.object({
  appLaunch: launchMessageSchema,
  /** What members may sign in with besides their e-mail address, because a client says so (C34). */
  loginIDTypes: z.array(z.enum(['nric', 'staffId'])),
  appLaunchExtra: z.object({
    production_url_pdpa: z.string(),
    faq_url: z.string(),
    moh_company_code: z.string(),
    smu_company_local_code: z.string(),
    smu_company_international_code: z.string(),
    smu_program_code: z.string(),
    /** Empty where there are no cards. */
    card_publishable_key: z.string(),
    /** Where browsers reach the card provider; empty where there are no cards. */
    card_provider_url: z.string(),
    /** How members add cards (S113); empty where there are no cards. */
    card_way: z.enum(['', ...cardWays]),
    /** The page with the provider's card fields, for a frame; empty where its own loader brings them, and where there are none. */
    card_fields_url: z.string(),
  }),
})

const versionsSchema = z.object({
  version: z.string(),
  /** How members reach the people behind the portal (C26). */
  support: z.object({ email: z.string(), phone: z.string() }),
  /** Where e-mails can be read, on an installation that sends none. */
  mailbox: z.string().optional(),
  /** Where administrators begin to sign on with their identity provider, where there is one. */
  singleSignOn: z.string().optional(),
})

export const publicRoutes: Routes = (app, parts) => {
  const { settings } = parts
  const { launchMessageUrl } = settings
  const launchMessage =
    launchMessageUrl === undefined
      ? () => readLaunchMessage(parts.database, parts.clock())
      : createLaunchMessageReader(launchMessageUrl, parts)
  const banks = singaporeBanks.map(({ n, c, branches }) => ({
    n,
    c,
    branches: branches.map((branch) => ({ n: branch.n, c: branch.c })),
  }))

  app.get('/versions', { config: { access: 'public' }, schema: { response: { 200: versionsSchema } } }, async () => ({
    version,
    support: settings.support,
    ...(settings.mail.url === undefined && { mailbox: '/dev/mail' }),
    ...(parts.singleSignOn && { singleSignOn: parts.singleSignOn.startPath }),
  }))
  app.get(
    '/publickey',
    { config: { access: 'public' }, schema: { response: { 200: z.object({ publicKey: z.string() }) } } },
    async () => ({
      publicKey: parts.signInKey.publicKey,
    }),
  )
  app.get(
    '/countryCodes',
    {
      config: { access: 'public' },
      schema: { response: { 200: z.array(z.object({ code: z.string(), label: z.string() })) } },
    },
    async () => [...countryCodes()],
  )
  app.get(
    '/config/banklists',
    {
      config: { access: 'public' },
      schema: {
        response: { 200: z.object({ bl: z.array(z.object({ ...named, branches: z.array(z.object(named)) })) }) },
      },
    },
    async () => ({ bl: banks }),
  )
  app.get(
    '/externalapi/getAppLaunchConfigFromMHC',
    { config: { access: 'public' }, schema: { response: { 200: launchSchema } } },
    async () => ({
      appLaunch: await launchMessage(),
      loginIDTypes: [...(await loginIdTypes(parts.database))],
      appLaunchExtra: {
        ...settings.launchConfig,
        card_publishable_key: parts.cardProvider?.forBrowsers.publishableKey ?? '',
        card_provider_url: parts.cardProvider?.forBrowsers.address ?? '',
        card_way: parts.cardProvider?.forBrowsers.way ?? ('' as const),
        card_fields_url: parts.cardProvider?.forBrowsers.fieldsPage ?? '',
      },
    }),
  )
  app.get(
    '/captcha/challenge',
    {
      config: { access: 'public', rateLimit: strictRateLimit(settings) },
      schema: { response: { 200: z.looseObject({}) } },
    },
    async () => parts.captcha.challenge(),
  )
}

/** The product's version, from the package that this file belongs to. */
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')))
