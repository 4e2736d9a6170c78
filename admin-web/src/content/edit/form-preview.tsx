import { contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { useWatch } from 'react-hook-form'
import { Panel } from '../../console/field-list.tsx'
import { ReadContent } from '../preview/read-content.tsx'
import { useChosenLanguage } from './chosen-language.ts'
import { contentOfForm, type ContentForm } from './content-form.ts'

/** What is typed, as members would see it who read the language that is being written. */
export function FormPreview() {
  const values = useWatch<ContentForm>() as ContentForm
  const { language } = useChosenLanguage()
  return (
    <Panel title={contentPageTexts.preview}>
      <ReadContent content={contentOfForm(values)} language={language} />
    </Panel>
  )
}
