/** The member's own family, whose records the member may see. */
import type { FamilyMember } from '../../asked.ts'
import { phrasesIn } from './phrases.ts'

export const familyWords = {
  spouse: phrasesIn('wife, husband, spouse, hubby, wifey, my missus'),
  child: phrasesIn('child, children, kid, kids, son, daughter, baby, sons, daughters, toddler, newborn'),
  parent: phrasesIn('mother, father, mum, mom, dad, parent, parents, mummy, daddy, papa, mama'),
} satisfies Readonly<Record<FamilyMember, readonly string[]>>
