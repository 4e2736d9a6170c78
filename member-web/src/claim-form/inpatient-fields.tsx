/** What an inpatient claim is about. */
import Box from '@mui/material/Box'
import type { InpatientFormContext } from '@member-care/domain/claim/form/form-context.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimFormHints, claimSectionTitles } from '@member-care/domain/texts/submit-claim-texts.ts'
import { DateInput } from '../form/date-input.tsx'
import { SuggestInput } from '../form/suggest-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Panel } from '../page/panel.tsx'
import { AmountFields } from './amount-fields.tsx'
import { useReceiptNotes } from './receipt/receipt-notes.ts'
import type { SectionProps } from './section-props.ts'

export function InpatientFields({
  context,
  values,
  shown,
  claimId,
}: SectionProps & { readonly context: InpatientFormContext }) {
  const { today, options } = context
  const { noteOf } = useReceiptNotes()
  return (
    <>
      <Panel title={claimSectionTitles.stay}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <SuggestInput
            name="providerName"
            label={claimFieldLabels.hospital}
            suggestions={options.hl.map(({ n }) => n)}
            note={noteOf('providerName', values.providerName)}
          />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <DateInput name="admissionDate" label={claimFieldLabels.admissionDate} max={today} />
            <DateInput
              name="dischargeDate"
              label={claimFieldLabels.dischargeDate}
              max={today}
              min={values.admissionDate}
            />
          </Box>
        </Box>
      </Panel>
      <Panel title={claimSectionTitles.treatment}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <SuggestInput
            name="reasonForTreatment"
            label={claimFieldLabels.reasonForTreatment}
            suggestions={options.il.map(({ n }) => n)}
            hint={claimFormHints.reasonForTreatment}
          />
          <SuggestInput
            name="nameOfOperation"
            label={claimFieldLabels.nameOfOperation}
            suggestions={options.ol.map(({ n }) => n)}
            hint={claimFormHints.operation}
          />
          <TextInput name="symptoms" label={claimFieldLabels.symptoms} multiline minRows={2} />
          <Box sx={{ maxWidth: { sm: 280 } }}>
            <DateInput
              name="symptomsStartDate"
              label={claimFieldLabels.symptomsStartDate}
              max={values.admissionDate || today}
            />
          </Box>
        </Box>
      </Panel>
      <Panel title={claimSectionTitles.bill}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <AmountFields context={context} values={values} shown={shown} claimId={claimId} />
          <TextInput name="empSubRemarks" label={claimFieldLabels.empSubRemarks} optional multiline minRows={2} />
        </Box>
      </Panel>
    </>
  )
}
