/** Whether an accident led to the treatment, and if so, which (CLM-032 to CLM-037, S41). */
import Box from '@mui/material/Box'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimFormHints, claimSectionTitles } from '@member-care/domain/texts/submit-claim-texts.ts'
import { YesNoInput } from '../form/choice-input.tsx'
import { DateInput, TimeInput } from '../form/date-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Panel } from '../page/panel.tsx'
import type { SectionProps } from './section-props.ts'

export function AccidentFields({ context, values, shown }: SectionProps) {
  const latest = (context.kind === 'outpatient' ? values.visitDate : values.admissionDate) || context.today
  return (
    <Panel title={claimSectionTitles.accident}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <YesNoInput name="accidentRelated" label={claimFieldLabels.accidentRelated} />
        {shown.has('accidentDate') && (
          <>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <DateInput name="accidentDate" label={claimFieldLabels.accidentDate} max={latest} />
              <TimeInput name="accidentTime" label={claimFieldLabels.accidentTime} />
            </Box>
            <TextInput name="placeOfAccident" label={claimFieldLabels.placeOfAccident} autoComplete="off" />
            <TextInput
              name="accidentDetails"
              label={claimFieldLabels.accidentDetails}
              hint={claimFormHints.accidentDetails}
              multiline
              minRows={3}
            />
            <YesNoInput name="workRelated" label={claimFieldLabels.workRelated} />
            {shown.has('accidentClaimableFromCompany') && (
              <YesNoInput name="accidentClaimableFromCompany" label={claimFieldLabels.accidentClaimableFromCompany} />
            )}
          </>
        )}
      </Box>
    </Panel>
  )
}
