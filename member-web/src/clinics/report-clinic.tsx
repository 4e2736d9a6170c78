/** “This is wrong”: a member says what, and an administrator looks into it. */
import { useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { clinicFaults, type ClinicFault } from '@member-care/domain/clinic/clinic-report.ts'
import { clinicTexts } from '@member-care/domain/texts/home-texts.ts'
import { clinicFaultLabels } from '@member-care/domain/texts/panel-clinic-record-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { CheckboxLine } from '../form/checkbox-line.tsx'
import { reportClinic, type PanelClinic } from '../portal-api/home-api.ts'

const { report: texts } = clinicTexts

interface ReportClinicProps {
  readonly clinic: Pick<PanelClinic, 'c' | 'n'>
  readonly companyId: string
}

export function ReportClinic({ clinic, companyId }: ReportClinicProps) {
  const [isAsking, setAsking] = useState(false)
  const [isReported, setReported] = useState(false)
  return (
    <>
      {!isReported && (
        <Button
          size="small"
          color="inherit"
          startIcon={<FlagOutlined />}
          aria-label={texts.label(clinic.n)}
          onClick={() => setAsking(true)}
          sx={{ color: 'text.secondary' }}
        >
          {texts.button}
        </Button>
      )}
      <Box role="status" sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        {isReported && texts.thanks}
      </Box>
      {isAsking && (
        <ReportDialog
          clinic={clinic}
          companyId={companyId}
          onReported={() => {
            setAsking(false)
            setReported(true)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface ReportDialogProps extends ReportClinicProps {
  readonly onReported: () => void
  readonly onClose: () => void
}

function ReportDialog({ clinic, companyId, onReported, onClose }: ReportDialogProps) {
  const id = useId()
  const [chosen, setChosen] = useState<readonly ClinicFault[]>([])
  const [isIncomplete, setIncomplete] = useState(false)
  const sending = useMutation({
    mutationFn: () => reportClinic(companyId, clinic.c, [...chosen]),
    onSuccess: onReported,
  })

  function choose(fault: ClinicFault, isWrong: boolean) {
    setIncomplete(false)
    setChosen(isWrong ? [...chosen, fault] : chosen.filter((one) => one !== fault))
  }
  function send() {
    if (chosen.length === 0) setIncomplete(true)
    else sending.mutate()
  }

  return (
    <Dialog
      open
      onClose={sending.isPending ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <DialogTitle id={`${id}-title`}>{texts.title(clinic.n)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-lead`}>{texts.lead}</DialogContentText>
        <Box role="group" aria-labelledby={`${id}-title`} sx={{ display: 'grid', my: 1 }}>
          {clinicFaults.map((fault) => (
            <CheckboxLine
              key={fault}
              id={`${id}-${fault}`}
              label={clinicFaultLabels[fault]}
              checked={chosen.includes(fault)}
              onChange={(isWrong) => choose(fault, isWrong)}
            />
          ))}
        </Box>
        {isIncomplete && <Notice tone="error" role="alert" title={texts.nothingChosen} />}
        {sending.isError && <Notice tone="error" role="alert" title={texts.failed} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={sending.isPending}>
          {texts.cancel}
        </Button>
        <Button variant="contained" disabled={sending.isPending} onClick={send}>
          {sending.isPending ? texts.sending : texts.send}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
