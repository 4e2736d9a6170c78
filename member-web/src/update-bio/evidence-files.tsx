/** The files that prove a change of name or NRIC: chosen, listed, and taken out again. */
import { useRef } from 'react'
import { useField } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { acceptedTypes } from '@member-care/domain/claim/form/attachment-errors.ts'
import { ownDetailsTexts as texts } from '@member-care/domain/texts/update-bio-texts.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { MOST_EVIDENCE_FILES } from '@member-care/domain/user/identity-change-form.ts'
import { FieldError } from '@member-care/web-kit/fields/field-error.tsx'

interface EvidenceFilesProps {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
}

const accepted = Object.keys(acceptedTypes)
  .map((ending) => `.${ending}`)
  .join(',')

export function EvidenceFiles({ files, onChange }: EvidenceFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const { meta } = useField('attachments')
  const refused: unknown = meta.submitError
  const error = files.length > MOST_EVIDENCE_FILES ? identityChangeTexts.tooManyFiles : refused
  return (
    <Box role="group" aria-label={texts.evidence} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ fontWeight: 550, fontSize: '0.9375rem' }}>{texts.evidence}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{texts.evidenceHint}</Box>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={texts.chooseEvidence}
        accept={accepted}
        onChange={({ target }) => {
          onChange([...files, ...(target.files ?? [])])
          // The same file can be chosen again after it was taken out.
          target.value = ''
        }}
      />
      <Button id="attachments" variant="outlined" size="small" onClick={() => input.current?.click()}>
        {texts.chooseEvidence}
      </Button>
      {files.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
          {files.map((file, index) => (
            <Box
              key={`${file.name} ${file.lastModified} ${file.size} ${index}`}
              component="li"
              sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
            >
              <Box sx={{ overflowWrap: 'anywhere' }}>{file.name}</Box>
              <Button
                size="small"
                aria-label={texts.removeEvidence(file.name)}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                {texts.remove}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <FieldError inputId="attachments" error={typeof error === 'string' ? error : undefined} />
    </Box>
  )
}
