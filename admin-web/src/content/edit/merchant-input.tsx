import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { ChoiceInput } from '../../record/choice-input.tsx'
import { useMerchants } from '../names.ts'

/** The merchant whose reward or product it is. */
export function MerchantInput() {
  const merchants = useMerchants()
  const { fields } = contentFormTexts
  return (
    <ChoiceInput
      source="content.merchantId"
      label={fields.merchantId}
      parse={(value) => value}
      choices={[
        { id: '', name: fields.noMerchant },
        ...merchants.map(({ contentId, title }) => ({ id: contentId, name: title })),
      ]}
    />
  )
}
