/** Anchors for links and findings. */
export const questionElement = (id: string) => `question-${id}`;
export const sectionElement = (id: string) => `section-${id}`;
