/** The brands by what the rules of card numbers call them, as the provider names them (WAL-019). */
const providerNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  'american-express': 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  'diners-club': 'Diners Club',
}

/** @param type as card-validator has it */
export function brandName(type: string | undefined): string | undefined {
  return type === undefined ? undefined : providerNames[type]
}

/** As people write it. */
export function spokenBrand(brand: string, otherwise: string): string {
  if (brand === 'MasterCard') return 'Mastercard'
  return Object.values(providerNames).includes(brand) ? brand : otherwise
}
