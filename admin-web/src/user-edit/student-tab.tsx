import { studentFieldLabels, userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { studentFields, type StudentField } from '@member-care/domain/user/student-information.ts'
import { studentFormErrors } from '@member-care/domain/user/user-form.ts'
import { TextInput } from 'react-admin'
import { usePowers } from '../console/administrator.ts'
import type { FieldWords } from '../console/edit-differences.ts'
import { Panel } from '../console/field-list.tsx'
import { fieldByField } from '../record/form-comparison.ts'
import { InputGrid } from '../record/input-grid.tsx'
import { putTo } from '../record/record-request.ts'
import { valueOf } from './form-values.ts'
import type { EditedUser } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'
import { UserForm, UserToolbar } from './user-form.tsx'

type StudentForm = Record<StudentField, string>

/** The nine student fields (3§2.10). */
export function StudentTab({ user, onSaved }: UserEditing) {
  const powers = usePowers()
  const mayEdit = powers?.has('users.edit') === true
  const canEdit = mayEdit && !user.isForgotten
  const { student } = userEditTexts.sections
  return (
    <Panel title={student}>
      <UserForm<StudentForm>
        label={student}
        valuesOf={studentFormOf}
        errorsOf={studentFormErrors}
        comparison={fieldByField<StudentForm>(studentWords)}
        update={({ opened, values: studentInformation }) =>
          putTo('/api/console/users/{id}/student', { expectedVersion: opened.version, studentInformation })
        }
        onSaved={onSaved}
        obstacle={powers === undefined || mayEdit ? undefined : userEditTexts.readOnly}
      >
        <InputGrid>
          {studentFields.map((field) => (
            <TextInput key={field} source={field} label={studentFieldLabels[field]} readOnly={!canEdit} />
          ))}
        </InputGrid>
        {canEdit && <UserToolbar />}
      </UserForm>
    </Panel>
  )
}

function studentFormOf({ studentInformation }: EditedUser): StudentForm {
  return Object.fromEntries(studentFields.map((field) => [field, valueOf(studentInformation?.[field])])) as StudentForm
}

const studentWords = Object.fromEntries(
  studentFields.map((field) => [field, { label: studentFieldLabels[field] }]),
) as Record<StudentField, FieldWords>
