/** What a zone is called in the language of who reads: those of Singapore are known, another one stands as the panel list has it. */
import { clinicTexts } from '../texts/home-texts.ts'

export function zoneName(zone: string): string {
  const known: ReadonlyMap<string, string> = new Map(Object.entries(clinicTexts.zones))
  return known.get(zone) ?? zone
}
