/** A form starts with the record as it is now. What was read for the page around it a moment ago is not read again. */
export const FOR_EDITING = { staleTime: 10_000, refetchOnWindowFocus: false } as const;
