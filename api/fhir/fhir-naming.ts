/** How what is exported as FHIR is named: our codes under the address of the installation, each thing by an id that stays the same. */
import type { Naming } from '@member-care/domain/cover/fhir/cover-bundle.ts'
import { v5 as uuidv5 } from 'uuid'
import type { Settings } from '../settings/arranged-settings.ts'

export function fhirNaming({ publicUrl }: Pick<Settings, 'publicUrl'>): Naming {
  const base = `${publicUrl.replace(/\/+$/, '')}/fhir`
  const namespace = uuidv5(base, uuidv5.URL)
  return { base, uuidOf: (...names) => uuidv5(JSON.stringify(names), namespace) }
}
