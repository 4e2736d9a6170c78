/** Whether another insurer pays too (CLM-038). */
import Box from '@mui/material/Box'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimSectionTitles } from '@member-care/domain/texts/submit-claim-texts.ts'
import { YesNoInput } from '../form/choice-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Panel } from '../page/panel.tsx'
import type { SectionProps } from './section-props.ts'

export function OtherInsurerFields({ shown }: SectionProps) {
  return (
    <Panel title={claimSectionTitles.otherInsurance}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <YesNoInput name="claimingFromOtherInsurer" label={claimFieldLabels.claimingFromOtherInsurer} />
        {shown.has('claimingFromOtherInsurerName') && (
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextInput
              name="claimingFromOtherInsurerName"
              label={claimFieldLabels.claimingFromOtherInsurerName}
              autoComplete="off"
            />
            <TextInput name="claimReferenceNo" label={claimFieldLabels.claimReferenceNo} optional autoComplete="off" />
          </Box>
        )}
      </Box>
    </Panel>
  )
}
