/** For both front ends' base styles: whoever asks their system for less motion gets none (WCAG 2.2, 2.3.3). What pulses, stands still. */
export const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '0.01ms !important', animationIterationCount: '1 !important', transitionDuration: '0.01ms !important' },
  },
} as const
