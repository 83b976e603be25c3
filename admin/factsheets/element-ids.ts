/** So that links and findings can lead there. */
export const questionElement = (id: string) => `question-${id}`;
export const sectionElement = (id: string) => `section-${id}`;
