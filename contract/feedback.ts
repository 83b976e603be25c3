import { endpoint, file } from "./endpoint.ts";

export const feedbackApi = {
  customerCsv: endpoint({
    method: "GET",
    path: "/api/v1/feedback/customer_csv",
    access: "member",
    summary: "Every feedback response of the current customer as CSV",
    response: file("text/csv; charset=utf-8"),
  }),
  allCsv: endpoint({
    method: "GET",
    path: "/api/v1/feedback/all_csv",
    access: "admin",
    summary: "Every feedback response of every customer as CSV",
    response: file("text/csv; charset=utf-8"),
  }),
};
