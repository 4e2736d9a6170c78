/** The design tokens that the member portal and the console share. Colours meet WCAG 2.2 AA on the surfaces they are named for. */
export const tokens = {
  /** For those who read dark on light. */
  colour: {
    /** Deep teal: actions, links, the selected menu entry. 6.1:1 on white. */
    primary: '#0b6b66',
    primaryDark: '#084f4b',
    primaryLight: '#e3f2f0',
    /** Warm accent for the one thing that waits for the person. 5.4:1 on white. */
    accent: '#9a4a12',
    accentLight: '#fdf1e7',
    ink: '#17282b',
    inkMuted: '#4f6266',
    surface: '#ffffff',
    background: '#f5f8f8',
    border: '#d5dfe0',
    /** Around inputs: 3:1 against the surface, which quiet dividing lines need not have. */
    inputBorder: '#7d9094',
    success: '#1d6b3a',
    successLight: '#e6f4ea',
    warning: '#855300',
    warningLight: '#fff4de',
    error: '#b3261e',
    errorLight: '#fdecea',
    info: '#1f5a94',
    infoLight: '#e8f1fa',
    /** On `primary` and the other strong colours. */
    onStrong: '#ffffff',
  },
  /** The same for those whose system asks for light on dark. `…Dark` is the stronger of two inks there too, and `…Light` a ground. */
  darkColour: {
    primary: '#5cc2b8',
    primaryDark: '#a2e2da',
    primaryLight: '#173d3b',
    accent: '#f0ac79',
    accentLight: '#3d2715',
    ink: '#e6eeee',
    inkMuted: '#a9babc',
    surface: '#172427',
    background: '#0f191b',
    border: '#33474a',
    inputBorder: '#74898c',
    success: '#7dd39a',
    successLight: '#153b24',
    warning: '#efbf6a',
    warningLight: '#3b2c0d',
    error: '#ff9c92',
    errorLight: '#43191a',
    info: '#8fc1f2',
    infoLight: '#14304b',
    onStrong: '#06302d',
  },
  /** The product's own ground, which is the same in both: the pages before the sign-in, and the eCard. */
  brand: {
    ground: '#084f4b',
    groundLight: '#0b6b66',
    ink: '#ffffff',
    inkMuted: '#d9ebe9',
    line: '#9cc7c3',
    shadow: 'rgb(8 79 75 / 24%)',
  },
  font: {
    family:
      '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans SC Variable", "Noto Sans Tamil Variable", sans-serif',
    /** rem */
    size: { small: 0.875, body: 1, lead: 1.125, title: 1.375, display: 1.75 },
  },
  /** px */
  radius: { small: 8, medium: 12, large: 16 },
  layout: { sideMenuWidth: 250, topBarHeight: 60, contentMinHeight: 768, targetSize: 44 },
} as const
