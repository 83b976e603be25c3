const PAGE = /^[1-9]\d{0,4}$/;

/** The requested page of a long list; undefined if invalid. */
export const readPageNumber = (page = "") => (PAGE.test(page) ? Number(page) : undefined);
