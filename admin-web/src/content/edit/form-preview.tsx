import { contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { useWatch } from 'react-hook-form'
import { Panel } from '../../console/field-list.tsx'
import { asSent } from '../content-record.ts'
import { PhoneFrame } from '../preview/phone-frame.tsx'
import { ShownContent } from '../preview/shown-content.tsx'
import { contentOfForm, type ContentForm } from './content-form.ts'

/** What is typed, as members would see it. */
export function FormPreview() {
  const values = useWatch<ContentForm>() as ContentForm
  return (
    <Panel title={contentPageTexts.preview}>
      <PhoneFrame>
        <ShownContent content={asSent(contentOfForm(values))} />
      </PhoneFrame>
    </Panel>
  )
}
