import { MenuItem, TextField } from '@mui/material'
import { questionnaireEditTexts as texts } from '@member-care/domain/texts/own-questionnaire-texts.ts'

interface TypeAndTitleProps<T extends string> {
  /** What each type is called, in the order of the menu. */
  readonly types: Readonly<Record<T, string>>
  readonly type: T
  readonly title: string
  readonly onType: (type: T) => void
  readonly onTitle: (title: string) => void
}

/** The two fields that a question and each of its inputs begin with. */
export function TypeAndTitle<T extends string>({ types, type, title, onType, onTitle }: TypeAndTitleProps<T>) {
  return (
    <>
      <TextField select label={texts.type} value={type} onChange={({ target }) => onType(target.value as T)}>
        {Object.entries<string>(types).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField label={texts.title} value={title} onChange={({ target }) => onTitle(target.value)} />
    </>
  )
}
