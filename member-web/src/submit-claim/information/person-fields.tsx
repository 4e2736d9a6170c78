/** Whose claim it is: only companies that employ the member and take such claims, and only the records of the chosen one (CLM-013, CLM-014). */
import { useForm } from 'react-final-form'
import Box from '@mui/material/Box'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimFormHints, claimSectionTitles } from '@member-care/domain/texts/submit-claim-texts.ts'
import { SelectInput } from '../../form/select-input.tsx'
import { Panel } from '../../page/panel.tsx'
import { claimantText } from '../../claim-form/claim-summary.ts'
import { useReceiptNotes } from '../../claim-form/receipt/receipt-notes.ts'
import type { SectionProps } from '../../claim-form/section-props.ts'
import { useClaimingCompanies } from '../use-claiming-companies.ts'

export function PersonFields({ context, values }: SectionProps) {
  const form = useForm()
  const { noteOf } = useReceiptNotes()
  const companies = useClaimingCompanies()(context.kind)
  const records = companies.find(({ companyId }) => companyId === values.companyId)?.records ?? []
  const chooseOnlyClaimant = (companyId: string) => {
    const [only, ...others] = companies.find((company) => company.companyId === companyId)?.records ?? []
    form.change('claimantId', others.length === 0 ? (only?.uuid ?? '') : '')
  }
  return (
    <Panel title={claimSectionTitles.person}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          name="companyId"
          label={claimFieldLabels.companyId}
          choices={companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
          onChosen={chooseOnlyClaimant}
        />
        <SelectInput
          name="claimantId"
          label={claimFieldLabels.claimantId}
          choices={records.map((record) => ({ value: record.uuid, label: claimantText(record) }))}
          disabled={records.length === 0}
          note={noteOf('claimantId', values.claimantId)}
          placeholder={records.length === 0 ? claimFormHints.companyFirst : claimFormHints.choose}
        />
      </Box>
    </Panel>
  )
}
