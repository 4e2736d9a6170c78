/** Texts of the My Plan editor (3§2.2). */

export const myPlanEditorTexts = {
  title: 'My Plan Editor',
  lead: 'Write a plan as members read it under My Plan, and save it as a plan file. Nothing leaves this browser.',
  open: 'Open a plan file',
  save: 'Save plan file',
  fresh: 'Start a new plan',
  freshQuestion: 'Start a new plan? What you wrote and did not save is lost.',
  notAPlan: 'This file is not a plan. Please choose a file that was saved here.',
  saved: 'The plan file was saved.',
  cannotSave: 'The plan cannot be saved yet',
  editor: 'Plan',
  preview: 'As members see it',
  headerTitle: 'Title',
  footerTitle: 'Closing words',
  buttonTitle: 'Title of the section',
  kind: 'Kind',
  kinds: { header: 'Heading', single: 'Line' },
  leftValue: 'Left',
  rightValue: 'Right',
  addSection: 'Add a section',
  addLine: 'Add a line',
  emptyPreview: 'Give the plan a title and a section, and it shows here.',
  errors: {
    headerTitle: 'Please give the plan a title.',
    sections: 'Please add a section.',
    buttonTitle: 'Please give every section a title.',
    leftValue: 'Please write something on the left of every line, or take the line away.',
  },
} as const

export function sectionName(number: number): string {
  return `Section ${number}`
}

export function lineName(number: number): string {
  return `Line ${number}`
}

/** What the buttons beside a section or a line are called. */
export const planPartActions = {
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Take ${name} away`,
} as const
