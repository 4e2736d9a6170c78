/** What an outpatient claim is about. The benefits are those that the visit date offers (CLM-027). */
import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { OutpatientFormContext } from '@member-care/domain/claim/form/form-context.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts, prePostHospitalisationLabels } from '@member-care/domain/texts/claim-texts.ts'
import { Notice } from '../../feedback/Notice.tsx'
import { ChoiceInput, YesNoInput } from '../../form/ChoiceInput.tsx'
import { DateInput } from '../../form/DateInput.tsx'
import { SelectInput } from '../../form/SelectInput.tsx'
import { SuggestInput } from '../../form/SuggestInput.tsx'
import { TextInput } from '../../form/TextInput.tsx'
import { Panel } from '../../page/Panel.tsx'
import { AmountFields, GstField } from './AmountFields.tsx'
import type { SectionProps } from './section-props.ts'
import type { VisitOptions } from './use-form-context.ts'

interface OutpatientFieldsProps extends SectionProps {
  readonly context: OutpatientFormContext
  readonly visit: VisitOptions
}

export function OutpatientFields({ context, values, shown, visit }: OutpatientFieldsProps) {
  return (
    <>
      <Panel title="The visit">
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Box sx={{ maxWidth: { sm: 280 } }}>
            <DateInput name="visitDate" label={claimFieldLabels.visitDate} max={context.today} otherError={visit.dateError} />
          </Box>
          <BenefitFields context={context} values={values} shown={shown} visit={visit} />
          <SuggestInput name="providerName" label={claimFieldLabels.providerName} suggestions={context.options.hl.map(({ n }) => n)} hint="The clinic or hospital on the receipt" />
          {shown.has('diagnosisText') && <SuggestInput name="diagnosisText" label={claimFieldLabels.diagnosisText} suggestions={context.options.dl.map(({ n }) => n)} hint="Choose from the list, or type what the doctor wrote" />}
          <ChoiceInput
            name="prePostHospitalisation"
            label="Was the visit before or after a stay in hospital?"
            choices={[
              { value: 'Y', label: prePostHospitalisationLabels.Y },
              { value: 'N', label: prePostHospitalisationLabels.N },
            ]}
          />
          {shown.has('admissionDate') && (
            <Box sx={{ maxWidth: { sm: 280 } }}>
              <DateInput name="admissionDate" label={claimFieldLabels.admissionDate} max={context.today} optional />
            </Box>
          )}
        </Box>
      </Panel>
      <Panel title="The receipt">
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Box sx={{ maxWidth: { sm: 380 } }}>
            <TextInput name="receiptNo" label={claimFieldLabels.receiptNo} autoComplete="off" />
          </Box>
          <AmountFields context={context} values={values} shown={shown} />
          <YesNoInput name="includeGST" label={claimFieldLabels.includeGST} />
          {shown.has('gstAmount') && <GstField values={values} />}
          <TextInput name="empSubRemarks" label={claimFieldLabels.empSubRemarks} optional multiline minRows={2} />
        </Box>
      </Panel>
    </>
  )
}

const benefitHints = { unknown: 'Choose the claimant and the visit date first', loading: 'Loading the benefits of this date…', refused: 'Correct the visit date first', failed: undefined, loaded: undefined }

function BenefitFields({ context, values, visit }: OutpatientFieldsProps) {
  const form = useForm()
  const { bl } = context.options
  const group = bl.find(({ n }) => n === values.benefitGroup)
  const isLoaded = visit.phase === 'loaded'

  useEffect(() => {
    // Another date can offer other benefits; what it does not offer is chosen no longer.
    if (isLoaded && values.benefitGroup && group === undefined) form.change('benefitGroup', '')
    if (isLoaded && values.benefitGroupItem && !group?.ol.some(({ id }) => id === values.benefitGroupItem)) form.change('benefitGroupItem', '')
  }, [form, isLoaded, group, values.benefitGroup, values.benefitGroupItem])

  const chooseOnlyBenefit = (name: string) => {
    const [only, ...others] = bl.find(({ n }) => n === name)?.ol ?? []
    form.change('benefitGroupItem', others.length === 0 ? (only?.id ?? '') : '')
  }
  const hint = benefitHints[visit.phase]
  return (
    <>
      {visit.phase === 'failed' && (
        <Notice tone="error" role="alert" action={<Button onClick={visit.retry}>Try again</Button>}>
          The benefits of this date could not be loaded.
        </Notice>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput name="benefitGroup" label={claimFieldLabels.benefitGroup} choices={bl.map(({ n }) => ({ value: n, label: n }))} disabled={!isLoaded} hint={hint} onChosen={chooseOnlyBenefit} />
        <SelectInput
          name="benefitGroupItem"
          label={claimFieldLabels.benefitGroupItem}
          choices={group?.ol.map(({ id, n }) => ({ value: id, label: n })) ?? []}
          disabled={!isLoaded || group === undefined}
          hint={hint ?? (group === undefined ? 'Choose the type of benefit first' : undefined)}
        />
      </Box>
      {group !== undefined && <Notice tone="info">{claimTexts.notices.referralLetter}</Notice>}
    </>
  )
}
