/** Files of tests that run at the same time: more than two processors, since a good part of them waits for processes, browsers and clocks. */
export const TEST_WORKERS = 3
