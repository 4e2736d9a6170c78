import TranslateIcon from '@mui/icons-material/Translate'
import { missingTranslationTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../../console/resource-definition.ts'

const MissingTranslationList = lazy(() => import('./missing-translation-list.tsx'))

/** What members read in English, although they have chosen another language. */
export const missingTranslationResource: ResourceDefinition = {
  name: 'missing-translations',
  path: 'missing-translations',
  label: missingTranslationTexts.menu,
  icon: TranslateIcon,
  // The list of content leads here.
  inMenu: false,
  access: { list: 'content.manage' },
  list: MissingTranslationList,
}
