import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Notification, useLogin } from "react-admin";

/** Logs in with the shop's own accounts. What was refused stands above the fields and is read out. */
export function LoginPage() {
  const login = useLogin();
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setBusy(true);
    setProblem("");
    try {
      await login({ username: given.get("email"), password: given.get("password") });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "An error occurred during login.");
      setBusy(false);
    }
  }
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeItems: "center", p: 2 }}>
      <Card
        component="form"
        variant="outlined"
        onSubmit={submit}
        sx={{ width: "min(24rem, 100%)", p: 3, display: "grid", gap: 2 }}
      >
        <Typography variant="h5" component="h1">
          Back office
        </Typography>
        {problem && (
          <Typography role="alert" color="error">
            {problem}
          </Typography>
        )}
        <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="contained" disabled={isBusy}>
          Log in
        </Button>
      </Card>
      <Notification />
    </Box>
  );
}
