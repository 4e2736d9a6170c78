/** The card fields of an account of Stripe: its own script, from its own address, and no earlier than somebody adds a card. */
// It begins to load the script as soon as it is imported: this module is, when somebody adds a card.
import { loadStripe, type StripeElementLocale, type StripeError } from '@stripe/stripe-js'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { DEFAULT_LANGUAGE, type Language } from '@member-care/domain/language/language.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { CardFields, CardFieldsPlace, Confirmed } from './card-fields.ts'
import { isShownDark, valueOf } from './look-of-page.ts'

const never = { applePay: 'never', googlePay: 'never', link: 'never' } as const

/** The languages of ours that Stripe has; by itself it would take the browser's, and not the one that the member reads. */
const spoken: Readonly<Partial<Record<Language, StripeElementLocale>>> = { en: 'en', zh: 'zh', ms: 'ms' }

export async function openStripeFields({ into, provider, begun }: CardFieldsPlace): Promise<CardFields> {
  const stripe = await loadStripe(provider.publishableKey, { locale: spoken[currentLanguage()] ?? DEFAULT_LANGUAGE })
  if (!stripe) throw new Error('Stripe.js was not loaded.')
  const elements = stripe.elements({
    clientSecret: begun.clientSecret,
    appearance: {
      theme: isShownDark() ? 'night' : 'stripe',
      variables: {
        colorPrimary: valueOf('--mui-palette-primary-main'),
        colorBackground: valueOf('--mui-palette-background-paper'),
        colorText: valueOf('--mui-palette-text-primary'),
        colorDanger: valueOf('--mui-palette-error-main'),
        fontFamily: 'Inter, system-ui, sans-serif',
        borderRadius: `${tokens.radius.medium}px`,
      },
    },
  })
  const element = elements.create('payment', { wallets: never })
  const destroy = () => element.destroy()
  try {
    await new Promise<void>((resolve, reject) => {
      element.on('ready', () => resolve())
      element.on('loaderror', ({ error }) => reject(new Error(error.message)))
      element.mount(into)
    })
  } catch (error) {
    destroy()
    throw error
  }
  return {
    async confirm() {
      const { error } = await stripe.confirmSetup({
        elements,
        confirmParams: { return_url: `${window.location.origin}/app/profile?show=wallet` },
        // A bank that asks is shown over our page; few want a page of their own.
        redirect: 'if_required',
      })
      return error ? outcomeOf(error) : { outcome: 'added' }
    },
    destroy,
  }
}

function outcomeOf(error: StripeError): Confirmed {
  // An answer that was lost before: the card had been added.
  if (error.setup_intent?.status === 'succeeded') return { outcome: 'added' }
  if (error.type === 'validation_error') return { outcome: 'incomplete' }
  if (error.type === 'api_connection_error') return { outcome: 'unknown' }
  return { outcome: 'refused', message: error.message ?? '' }
}
