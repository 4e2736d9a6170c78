import WrongIcon from '@mui/icons-material/ErrorOutlined'
import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import type { ChosenPart } from './benefit-table.tsx'

interface PartButtonProps extends ChosenPart {
  readonly source: string
  /** Of a group: what is wrong in its benefits is marked at them. */
  readonly isShallow?: boolean
  readonly label?: string
  readonly children: ReactNode
}

/** Opens a part of the plan; says when something in it has to be corrected. */
export function PartButton({ source, isShallow = false, chosen, onChoose, label, children }: PartButtonProps) {
  const { errors } = useFormState()
  const { benefits, ...own } = (get(errors, source) ?? {}) as { readonly benefits?: unknown }
  const isWrong = Object.keys(own).length > 0 || (!isShallow && benefits !== undefined)
  return (
    <Button
      size="small"
      aria-expanded={chosen === source}
      {...(label !== undefined && { 'aria-label': isWrong ? `${label}: ${texts.wrongMark}` : label })}
      onClick={() => onChoose(chosen === source ? '' : source)}
      sx={{
        textAlign: 'left',
        justifyContent: 'flex-start',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        maxWidth: '100%',
        ml: -0.75,
      }}
      {...(isWrong && { color: 'error', endIcon: <WrongIcon titleAccess={texts.wrongMark} /> })}
    >
      {children}
    </Button>
  )
}
