import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { useGetList } from 'react-admin'
import { ChoiceInput } from '../../record/choice-input.tsx'
import type { ContentRow } from '../content-record.ts'

const EVERY_MERCHANT = { page: 1, perPage: 1000 }

/** The merchant whose reward or product it is. */
export function MerchantInput() {
  const { data: merchants = [] } = useGetList<ContentRow>('content', {
    filter: { kind: 'merchant' },
    pagination: EVERY_MERCHANT,
    sort: { field: 'title', order: 'ASC' },
  })
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
