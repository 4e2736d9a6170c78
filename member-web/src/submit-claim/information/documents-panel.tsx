/** The documents of the claim, in their two categories (CLM-067 to CLM-074). */
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useField } from 'react-final-form'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { visibleError } from '../../form/visible-error.ts'
import { Panel } from '../../page/panel.tsx'
import { DocumentsField } from '../documents/documents-field.tsx'
import { isSupportingDocumentNeeded } from '../../claim-form/form-errors.ts'
import type { SectionProps } from '../../claim-form/section-props.ts'

export function DocumentsPanel({ context, values }: SectionProps) {
  const { maximumFileUpload: maximum, supportingVisitCode } = context.featuresConfig
  const isOutpatient = context.kind === 'outpatient'
  const needsOther = isSupportingDocumentNeeded(values, context, supportingVisitCode)
  const { meta } = useField('attachments')
  const error = visibleError(meta)
  return (
    <Panel title={claimFieldLabels.attachments}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <DocumentsField
          name="invoicesAndReceipts"
          category="INV/RCP"
          label={claimFieldLabels.invoicesAndReceipts}
          hint={isOutpatient ? documentTexts.receiptsRequired : documentTexts.hospitalReceipts}
          maximum={maximum}
        />
        <DocumentsField
          name="otherDocuments"
          category="DOC"
          label={claimFieldLabels.otherDocuments}
          hint={
            isOutpatient
              ? needsOther
                ? documentTexts.otherRequired
                : documentTexts.otherNotRequired
              : documentTexts.hospitalDocuments
          }
          maximum={maximum}
        />
        {error !== undefined && (
          <FormHelperText error id="attachments" tabIndex={-1} role="alert">
            {error}
          </FormHelperText>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{claimTexts.notices.keepReceipts}</Box>
      </Box>
    </Panel>
  )
}
